#!/bin/sh
# sh deploy/secrets.sh [FOLDER]: makes every secret of compose.yml but smtp_url, which your mail provider gave you. Never writes over one.
set -eu
folder=${1:-$(dirname "$0")/secrets}
umask 077
mkdir -p "$folder"
cd "$folder"
keep() { [ -s "$1" ] || printf '%s\n' "$2" >"$1"; }
random() { head -c 32 /dev/urandom | base64 | tr -d '\n'; }
word() { head -c 24 /dev/urandom | base64 | tr -d '\n' | tr '+/' '-_'; }
for name in postgres_password owner_password web_password backup_password backup_passphrase; do keep "$name" "$(word)"; done
keep encryption_key "$(random)"
keep audit_signing_key "$(random)"
# The network that they share reaches nobody else.
keep database_url "postgres://quietprint_owner:$(cat owner_password)@postgres:5432/quietprint?sslmode=disable"
keep database_app_url "postgres://quietprint_web:$(cat web_password)@postgres:5432/quietprint?sslmode=disable"
keep backup_database_url "postgres://quietprint_backup:$(cat backup_password)@postgres:5432/quietprint?sslmode=disable"
# Users inside of containers have other ids; the folder lets nobody else of this machine in.
chmod 0444 ./*
[ -s smtp_url ] || echo "Now write smtp_url, e.g. smtps://user:password@smtp.example:465"
echo "Keep a copy of encryption_key, audit_signing_key and backup_passphrase elsewhere: no backup can be read without them."
