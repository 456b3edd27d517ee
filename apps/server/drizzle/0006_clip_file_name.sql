ALTER TABLE "clip" ADD COLUMN "file_name" text;--> statement-breakpoint
UPDATE "clip" SET "file_name" = "upload"."filename" FROM "upload" WHERE "upload"."id" = "clip"."upload_id";