DROP INDEX "products_by_incomplete_sheet";--> statement-breakpoint
CREATE INDEX "products_by_incomplete_sheet" ON "products" USING btree ("serial") WHERE not "products"."retired" and (
    "products"."category_id" in (1, 2, 4) and (
      "products"."facts" ->> 'legalName' is null or "products"."facts" ->> 'ingredients' is null
      or "products"."weight_grams" is null and "products"."facts" ->> 'netQuantity' is null
      or ("products"."facts" ->> 'operator' is null) <> ("products"."facts" ->> 'operatorAddress' is null)
      or "products"."facts" @> '{"organic": true}'
        and coalesce("products"."facts" ->> 'certifier', '') !~ '[A-Z]{2}-[A-ZÖØ]{2,4}-[0-9]{2,3}'
    )
    or "products"."category_id" in (3, 5) and (
      "products"."picture" is null
      or "products"."facts" ->> 'manufacturer' is null or "products"."facts" ->> 'manufacturerAddress' is null or "products"."facts" ->> 'manufacturerContact' is null or "products"."facts" ->> 'model' is null
      or "products"."facts" @> '{"manufacturerOutsideEu": true}'
        and ("products"."facts" ->> 'responsible' is null or "products"."facts" ->> 'responsibleAddress' is null or "products"."facts" ->> 'responsibleContact' is null)
    )
  );