-- Which payment of the shop a PayPal order pays: one order pays one payment.
create table claim (
  order_id text primary key,
  transaction_id text not null,
  claimed_at timestamptz not null default present_moment()
);
