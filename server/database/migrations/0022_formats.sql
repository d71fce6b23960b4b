CREATE INDEX "products_by_group" ON "products" USING btree (("facts" ->> 'group')) WHERE not "products"."retired" and ("products"."facts" ->> 'group') is not null;--> statement-breakpoint
-- Without the group: it is the shopkeeper's own name for a set of formats.
CREATE OR REPLACE FUNCTION "search_facts"(facts jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ',
    (SELECT string_agg(value #>> '{}', ' ')
      FROM jsonb_path_query(facts - 'group', 'strict $.**') AS value
      WHERE jsonb_typeof(value) = 'string'),
    CASE WHEN facts @> '{"organic": true}' THEN 'bio biologique' END,
    CASE WHEN facts @> '{"decaffeinated": true}' THEN 'decafeine deca' END);
$$;
