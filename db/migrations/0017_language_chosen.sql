-- Rows of before count as chosen: nothing says which of them were.
ALTER TABLE "preferences" ADD COLUMN "is_language_chosen" boolean DEFAULT true NOT NULL;