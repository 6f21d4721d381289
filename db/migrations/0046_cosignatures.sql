CREATE TABLE "audit_cosignatures" (
	"tree_size" bigint NOT NULL,
	"witness" text NOT NULL,
	"line" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_cosignatures_tree_size_witness_pk" PRIMARY KEY("tree_size","witness")
);
--> statement-breakpoint
CREATE INDEX "audit_cosignatures_witness_idx" ON "audit_cosignatures" USING btree ("witness","tree_size");--> statement-breakpoint
-- What has been published stays as it is.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_cosignatures FROM quietprint_app;
