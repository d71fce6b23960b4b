-- A provider's events named the payer and the card; what is kept of one is what `readStripeEvent` keeps.
UPDATE "payment_events" SET "payload" = jsonb_build_object(
  'id', "payload" -> 'id',
  'type', "payload" -> 'type',
  'created', "payload" -> 'created',
  'data', jsonb_build_object('object', (
    SELECT coalesce(jsonb_object_agg("key", "value"), '{}')
    FROM jsonb_each("payload" #> '{data,object}')
    WHERE "key" IN (
      'object', 'id', 'payment_intent', 'status', 'payment_status', 'amount', 'amount_total', 'amount_received',
      'amount_refunded', 'currency'
    )
  ))
)
WHERE jsonb_typeof("payload" #> '{data,object}') = 'object';
