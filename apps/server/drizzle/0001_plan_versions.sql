CREATE TABLE "plan_version" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "plan_version_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"origin" text NOT NULL,
	"prompt" text NOT NULL,
	"plan" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "plan_version_id" text;--> statement-breakpoint
ALTER TABLE "plan_version" ADD CONSTRAINT "plan_version_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_version_project" ON "plan_version" USING btree ("project_id","sequence");