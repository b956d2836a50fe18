-- What Adyen told in signed notices: it answers no question about a payment afterwards.
create table told (
  -- The payment at Adyen, or the change of one.
  psp_reference text not null,
  event_code text not null,
  is_success boolean not null,
  transaction_id text not null,
  -- What the shop called the change, after the transaction id.
  change text not null,
  -- The payment that was changed; empty where it is the payment itself.
  original_reference text not null,
  minor bigint not null,
  currency text not null,
  told_at timestamptz not null default present_moment(),
  primary key (psp_reference, event_code, is_success)
);
create index told_of_payment on told (transaction_id);
