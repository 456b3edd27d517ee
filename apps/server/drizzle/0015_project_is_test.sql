ALTER TABLE "project" ADD COLUMN "is_test" boolean;--> statement-breakpoint
-- Until now the title was the mark.
UPDATE "project" SET "is_test" = true WHERE "title" = 'Chunked Upload Test';
