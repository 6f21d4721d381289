CREATE TABLE "source_verdicts" (
	"source_id" text PRIMARY KEY NOT NULL,
	"theirs" integer DEFAULT 0 NOT NULL,
	"others" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "source_verdicts_counts" CHECK ("source_verdicts"."theirs" >= 0 and "source_verdicts"."others" >= 0)
);
--> statement-breakpoint
ALTER TABLE "finding_todos" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "finding_todos" ADD CONSTRAINT "finding_todos_answer_known" CHECK ("finding_todos"."answer" in ('mine', 'not-mine'));