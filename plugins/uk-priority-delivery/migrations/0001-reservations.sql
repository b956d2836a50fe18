-- Places among the priority orders of a hut.
create table reservation (
  id text primary key,
  sector text not null,
  hut_id text not null,
  -- The order on its way that holds it, or the placed one that has used it.
  transaction_id text,
  -- The order was placed: the place is taken for good.
  is_used boolean not null default false,
  -- Digest of whose it is until an order holds it; empty where callers cannot be told apart.
  caller_key text,
  -- Digest of the network address that asked; empty where everybody shares one.
  address_key text,
  reserved_at timestamptz not null,
  -- From then on it counts for nothing, unless an order holds or has used it.
  expires_at timestamptz not null
);
create index reservation_of_hut on reservation (sector, hut_id, reserved_at);
create index reservation_of_order on reservation (transaction_id);

-- Until engine 1.0 the product kept them itself.
if to_regclass('priority_reservation') is not null then
  insert into reservation
    (id, sector, hut_id, transaction_id, is_used, caller_key, address_key, reserved_at, expires_at)
  select
    id, sector, hut_id, transaction_id, is_used, caller_key, address_key, reserved_at, expires_at
  from priority_reservation;
end if;
