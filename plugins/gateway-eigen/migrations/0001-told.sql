-- What the card page said of payments in return addresses that it signed: nobody can ask it again.
create table told (
  transaction_id text primary key,
  -- The page's word: A for approved, D for declined.
  action text not null,
  approval text not null,
  -- Stands for the card at the terminal, of this merchant alone.
  token text not null,
  minor bigint not null,
  told_at timestamptz not null default present_moment()
);
-- What the terminal was asked to do: it knows no call again, so that each is made once.
create table change (
  transaction_id text not null,
  -- `capture`, `release`, or `refund-` and its key.
  name text not null,
  minor bigint not null,
  -- Null as long as the answer is missing; what happened is not known then.
  is_done boolean,
  asked_at timestamptz not null default present_moment(),
  primary key (transaction_id, name)
);
