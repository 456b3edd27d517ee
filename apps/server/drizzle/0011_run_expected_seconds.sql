ALTER TABLE "run" ADD COLUMN "expected_seconds" double precision;--> statement-breakpoint
CREATE INDEX "run_finished" ON "run" USING btree ("kind","state","finished_at");