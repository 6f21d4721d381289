-- One kind more than before: what the last version writes is still allowed. The rows are looked through without keeping others from them.
ALTER TABLE "identifiers" DROP CONSTRAINT "identifiers_kind_known";--> statement-breakpoint
ALTER TABLE "identifiers" ADD CONSTRAINT "identifiers_kind_known" CHECK ("identifiers"."kind" in ('email', 'domain', 'username', 'name', 'phone', 'town', 'country')) NOT VALID;--> statement-breakpoint
ALTER TABLE "identifiers" VALIDATE CONSTRAINT "identifiers_kind_known";
