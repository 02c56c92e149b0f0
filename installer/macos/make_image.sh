#!/bin/sh
# Sign an application and put it into a disk image, beside a link to the folder it is meant for.
#     make_image.sh APPLICATION IMAGE IDENTITY ENTITLEMENTS
set -eu
application=$1 image=$2 identity=$3 entitlements=$4
# Only a certificate of Apple's can have its time confirmed.
stamp=--timestamp
if [ "$identity" = - ]; then
    stamp=--timestamp=none
fi

# Inside first, the application last: a signature covers those of what lies within.
find "$application/Contents/Frameworks" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 |
    xargs -0 codesign --force "$stamp" --options runtime --sign "$identity"
find "$application/Contents/MacOS" -type f -print0 |
    xargs -0 codesign --force "$stamp" --options runtime --entitlements "$entitlements" \
        --sign "$identity"
codesign --force "$stamp" --options runtime --entitlements "$entitlements" \
    --sign "$identity" "$application"
codesign --verify --deep --strict "$application"

content=$(mktemp -d)
trap 'rm -rf "$content"' EXIT
ditto "$application" "$content/Mille.app"
ln -s /Applications "$content/Applications"
rm -f "$image"
hdiutil create -quiet -volname Mille -srcfolder "$content" -fs APFS -format ULMO "$image"
if [ "$identity" != - ]; then
    codesign --force "$stamp" --sign "$identity" "$image"
fi
