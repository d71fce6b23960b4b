CREATE INDEX "products_by_incomplete_sheet" ON "products" USING btree ("serial") WHERE not "products"."retired" and (
    "products"."category_id" in (1, 2, 4) and (
      "products"."facts" ->> 'legalName' is null or "products"."facts" ->> 'ingredients' is null
      or "products"."weight_grams" is null and "products"."facts" ->> 'netQuantity' is null
      or ("products"."facts" ->> 'operator' is null) <> ("products"."facts" ->> 'operatorAddress' is null)
      or "products"."facts" @> '{"organic": true}'
        and coalesce("products"."facts" ->> 'certifier', '') !~ '[A-Z]{2}-[A-ZÖØ]{2,4}-[0-9]{2,3}'
    )
    or "products"."category_id" in (3, 5) and (
      "products"."facts" ->> 'manufacturer' is null or "products"."facts" ->> 'manufacturerAddress' is null or "products"."facts" ->> 'manufacturerContact' is null or "products"."facts" ->> 'model' is null
      or "products"."facts" @> '{"manufacturerOutsideEu": true}'
        and ("products"."facts" ->> 'responsible' is null or "products"."facts" ->> 'responsibleAddress' is null or "products"."facts" ->> 'responsibleContact' is null)
    )
  );
--> statement-breakpoint
-- Of the sheet, search knows what a product is called, is made of and is made by.
CREATE OR REPLACE FUNCTION "search_facts"(facts jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ',
    (SELECT string_agg(value #>> '{}', ' ')
      FROM jsonb_path_query(
        facts - '{group,netQuantity,storage,origin,use,operator,operatorAddress,manufacturerAddress,manufacturerContact,responsible,responsibleAddress,responsibleContact,warnings,spareParts,durability}'::text[],
        'strict $.**') AS value
      WHERE jsonb_typeof(value) = 'string'),
    CASE WHEN facts @> '{"organic": true}' THEN 'bio biologique' END,
    CASE WHEN facts @> '{"decaffeinated": true}' THEN 'decafeine deca' END);
$$;
