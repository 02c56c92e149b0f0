#!/bin/sh
# Have Apple look at a signed image, and fasten its answer to it.
#     notarise.sh IMAGE PROFILE
# PROFILE is kept in the keychain once: xcrun notarytool store-credentials PROFILE
set -eu
xcrun notarytool submit "$1" --keychain-profile "$2" --wait
xcrun stapler staple "$1"
spctl --assess --type open --context context:primary-signature --verbose "$1"
