ALTER TABLE "cms_content" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_content" ADD CONSTRAINT "cms_content_translations_object" CHECK (jsonb_typeof("cms_content"."translations") = 'object') NOT VALID;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_translations_object" CHECK (jsonb_typeof("blog_posts"."translations") = 'object') NOT VALID;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_translations_object" CHECK (jsonb_typeof("saved_replies"."translations") = 'object') NOT VALID;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_translations_object" CHECK (jsonb_typeof("services"."translations") = 'object') NOT VALID;