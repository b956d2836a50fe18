-- Payments that take no money, and orders that a pop-up approves.
create table payment (
  transaction_id text primary key,
  -- Payment type, such as a card or a wallet, as the shop calls it.
  type text not null,
  amount_minor integer not null,
  currency text not null,
  -- What customer and hut call the order.
  reference text not null,
  status text not null,
  -- What the browser opens the payment with.
  token text not null,
  -- Where the customer is sent back to, by outcome.
  return_addresses jsonb not null,
  -- Brand and last four digits; never a whole card number.
  card jsonb,
  -- What was taken, in minor units; empty as long as nothing was.
  captured_minor integer,
  -- What was given back, in minor units, by the key of each refund.
  refunds jsonb not null default '{}',
  -- How calls about it are answered, and how the shop is told of it.
  answers text not null default 'prompt',
  messages text not null default 'prompt',
  -- How it stood before its status changed last.
  earlier_status text not null default 'created',
  -- When the shop is told of it next; what is pending is approved then.
  tell_at timestamptz,
  -- How often the shop has been told in vain.
  tries integer not null default 0,
  created_at timestamptz not null default present_moment()
);
create index payment_to_tell on payment (tell_at) where tell_at is not null;

-- The story of a payment, in the order in which it happened.
create table payment_event (
  id bigint primary key generated always as identity,
  transaction_id text not null references payment,
  at timestamptz not null default present_moment(),
  kind text not null,
  detail jsonb not null default '{}'
);
create index payment_event_of_payment on payment_event (transaction_id, id);

-- Until this release the product kept them itself.
if to_regclass('gateway_payment') is not null then
  insert into payment
    (transaction_id, type, amount_minor, currency, reference, status, token, return_addresses, card,
     captured_minor, refunds, tell_at, created_at)
  select
    transaction_id, type, amount_minor, currency, reference, status, coalesce(token, ''), return_addresses, card,
    captured_minor, refunds, settle_at, created_at
  from gateway_payment where gateway = 'sandbox';
  insert into payment_event (transaction_id, at, kind, detail)
  select event.transaction_id, event.at, event.kind, event.detail
  from gateway_payment_event event join payment using (transaction_id)
  order by event.id;
end if;
