<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Texts</name>
    <message numerus="yes">
        <source>%Ln miles</source>
        <translation>
            <numerusform>%Ln mile</numerusform>
            <numerusform>%Ln miles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
</TS>
