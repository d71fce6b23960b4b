CREATE TABLE "withdrawal_lines" (
	"withdrawal_id" integer NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "withdrawal_lines_withdrawal_id_order_line_id_pk" PRIMARY KEY("withdrawal_id","order_line_id"),
	CONSTRAINT "withdrawal_lines_quantity" CHECK ("withdrawal_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"order_id" integer,
	"order_text" text NOT NULL,
	"name" text,
	"email" text,
	"email_key" text,
	"articles" text,
	"channel" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"deadline" date,
	"state" text DEFAULT 'received' NOT NULL,
	"refusal" text,
	"changed_at" timestamp with time zone NOT NULL,
	"is_mailed" boolean NOT NULL,
	"is_erased_at_end" boolean DEFAULT false NOT NULL,
	CONSTRAINT "withdrawals_key_unique" UNIQUE("key"),
	CONSTRAINT "withdrawals_state" CHECK ("withdrawals"."state" in ('received', 'accepted', 'goods_back', 'refunded', 'refused')),
	CONSTRAINT "withdrawals_channel" CHECK ("withdrawals"."channel" in ('guest', 'client')),
	CONSTRAINT "withdrawals_refusal" CHECK (("withdrawals"."state" = 'refused') = ("withdrawals"."refusal" is not null)),
	CONSTRAINT "withdrawals_matched" CHECK ("withdrawals"."state" in ('received', 'refused') or "withdrawals"."order_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "withdrawal_lines" ADD CONSTRAINT "withdrawal_lines_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_lines" ADD CONSTRAINT "withdrawal_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_lines_by_line" ON "withdrawal_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "withdrawals_by_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_by_email" ON "withdrawals" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "withdrawals_by_time" ON "withdrawals" USING btree ("submitted_at");