ALTER TABLE "clip" ADD COLUMN "analysis_error_code" text;--> statement-breakpoint
-- Until now the sentence itself told which clips the next generation tries again.
UPDATE "clip" SET "analysis_error_code" = CASE WHEN "analysis_error" = 'This clip could not be looked at this time.' THEN 'internal' ELSE 'clip_damaged' END WHERE "analysis_error" IS NOT NULL;
