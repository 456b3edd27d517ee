ALTER TABLE "clip" ADD COLUMN "place" bigint;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "place" bigint;