-- Coffee in beans is ground on order: who looks for ground coffee means it.
CREATE OR REPLACE FUNCTION "search_facts"(facts jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ',
    (SELECT string_agg(value #>> '{}', ' ')
      FROM jsonb_path_query(
        facts - '{group,netQuantity,storage,origin,use,nutrition,operator,operatorAddress,manufacturerAddress,manufacturerContact,responsible,responsibleAddress,responsibleContact,warnings,spareParts,durability}'::text[],
        'strict $.**') AS value
      WHERE jsonb_typeof(value) = 'string'),
    CASE WHEN facts @> '{"organic": true}' THEN 'bio biologique' END,
    CASE WHEN facts @> '{"decaffeinated": true}' THEN 'decafeine deca' END,
    CASE WHEN facts @> '{"beans": true}' THEN 'grains moulu' END);
$$;
--> statement-breakpoint
-- A synonym of the first ones: with it, ground coffee would find the grinders too.
DELETE FROM "search_synonyms" WHERE "word" = 'moulu' AND "meaning" = 'moulin';
--> statement-breakpoint
DO $$ BEGIN
  PERFORM write_search(ARRAY(
    SELECT "id" FROM "products" WHERE NOT "retired" AND "facts" @> '{"beans": true}' ORDER BY "id"));
END $$;
