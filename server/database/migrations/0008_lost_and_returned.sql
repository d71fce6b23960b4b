ALTER TABLE "orders" DROP CONSTRAINT "orders_state";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK ("orders"."state" in ('panier', 'payée', 'en préparation', 'prête', 'expédiée', 'retirée', 'livrée', 'perdue', 'retournée', 'annulée', 'remboursée'));--> statement-breakpoint
-- What is lost was sold, until its money goes back; what came back was not.
CREATE OR REPLACE FUNCTION "is_sold"(state text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT state IN ('payée', 'en préparation', 'prête', 'expédiée', 'retirée', 'livrée', 'perdue');
$$;
