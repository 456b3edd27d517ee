CREATE TABLE "share" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"video_name" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_project" ON "share" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "share_expires" ON "share" USING btree ("expires_at");