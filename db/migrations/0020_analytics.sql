CREATE TABLE "analytics_daily" (
	"day" date NOT NULL,
	"event_type" text NOT NULL,
	"subject" text NOT NULL,
	"device" text NOT NULL,
	"country" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_daily_day_event_type_subject_device_country_pk" PRIMARY KEY("day","event_type","subject","device","country")
);
--> statement-breakpoint
CREATE TABLE "analytics_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "subject" text;