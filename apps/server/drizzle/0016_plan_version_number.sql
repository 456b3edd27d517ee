ALTER TABLE "plan_version" ADD COLUMN "number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "plan_version" SET "number" = counted."place" FROM (
  SELECT "id", row_number() OVER (PARTITION BY "project_id" ORDER BY "sequence") AS "place" FROM "plan_version"
) AS counted WHERE "plan_version"."id" = counted."id";--> statement-breakpoint
CREATE FUNCTION "number_plan_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A backup brings its own.
  IF NEW.number = 0 THEN
    NEW.number := (SELECT coalesce(max(number), 0) + 1 FROM plan_version WHERE project_id = NEW.project_id);
  END IF;
  RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "plan_version_numbered" BEFORE INSERT ON "plan_version"
  FOR EACH ROW EXECUTE FUNCTION "number_plan_version"();
