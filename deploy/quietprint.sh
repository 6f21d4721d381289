#!/bin/sh
# A command of the operator's, with what the services get and the owner's address besides: quietprint doctor, quietprint migrate, quietprint help.
# As root: /etc/quietprint is for root alone. What it leaves in the folders of the services is theirs again when it has ended.
set -eu
settings=${QUIETPRINT_SETTINGS:-/etc/quietprint}
program=${QUIETPRINT_PROGRAM:-/opt/quietprint}

# As systemd reads them: a line for each, nothing in it means anything to a shell, quotes around a value are left out.
read_settings() {
  while IFS= read -r line || [ -n "$line" ]; do
    value=${line#*=}
    case $value in
      \"*\") value=${value#\"} && value=${value%\"} ;;
      \'*\') value=${value#\'} && value=${value%\'} ;;
    esac
    case $line in
      '#'* | ';'*) ;;
      *=*) export "${line%%=*}=$value" ;;
    esac
  done < "$1"
}

export NODE_ENV=production DATA_DIR="${DATA_DIR:-/var/lib/quietprint}" BACKUP_DIR="${BACKUP_DIR:-/var/lib/quietprint-backups}"
read_settings "$settings/env"
[ ! -f "$settings/env.backups" ] || read_settings "$settings/env.backups"
for name in encryption_key audit_signing_key database_url backup_database_url backup_passphrase; do
  # A key that is gone is named as a file that is gone: nobody is to make a new one for it.
  case $name in
    *_key) ;;
    *) [ -f "$settings/$name" ] || continue ;;
  esac
  export "$(echo $name | tr a-z A-Z)_FILE=$settings/$name"
done

# Files that are named stand where the command was given.
case ${1:-} in
  migrate | sources) script=$1.ts && shift ;;
  *) script=admin.ts ;;
esac
status=0
${NODE:-/usr/bin/node} "$program/scripts/$script" "$@" || status=$?
for folder in "$DATA_DIR" "$BACKUP_DIR"; do
  [ ! -d "$folder" ] || chown -R --reference="$folder/" "$folder/."
done
exit $status
