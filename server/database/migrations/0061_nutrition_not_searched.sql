-- Search knows no nutrition declaration. No product has one yet.
CREATE OR REPLACE FUNCTION "search_facts"(facts jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ',
    (SELECT string_agg(value #>> '{}', ' ')
      FROM jsonb_path_query(
        facts - '{group,netQuantity,storage,origin,use,nutrition,operator,operatorAddress,manufacturerAddress,manufacturerContact,responsible,responsibleAddress,responsibleContact,warnings,spareParts,durability}'::text[],
        'strict $.**') AS value
      WHERE jsonb_typeof(value) = 'string'),
    CASE WHEN facts @> '{"organic": true}' THEN 'bio biologique' END,
    CASE WHEN facts @> '{"decaffeinated": true}' THEN 'decafeine deca' END);
$$;
