-- What the provider said of payments, at once and in callbacks: it answers no question about one.
create table told (
  transaction_id text primary key,
  -- The protocol's word: approved, denied or undefined.
  status text not null,
  authorization_id text not null,
  tid text not null,
  told_at timestamptz not null default present_moment()
);
