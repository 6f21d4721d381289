CREATE SEQUENCE "public"."audit_written" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_checkpoints" (
	"tree_size" bigint PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_subtrees" (
	"level" smallint NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_subtrees_level_position_pk" PRIMARY KEY("level","position")
);
--> statement-breakpoint
CREATE INDEX "audit_logs_address_idx" ON "audit_logs" USING btree ("created_at","id") WHERE strpos("audit_logs"."ip_address", '/') = 0;