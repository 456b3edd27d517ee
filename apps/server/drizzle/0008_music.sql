CREATE TABLE "project_music" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"track_id" text NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "track" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"duration_seconds" double precision NOT NULL,
	"analysis" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "music" jsonb;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "kind" text DEFAULT 'clip' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_music" ADD CONSTRAINT "project_music_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_music" ADD CONSTRAINT "project_music_track_id_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."track"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track" ADD CONSTRAINT "track_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_music_track" ON "project_music" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "track_owner" ON "track" USING btree ("owner_id","sha256");
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "project_music_changed" AFTER INSERT OR UPDATE OR DELETE ON "project_music"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "project_part_changed"();
