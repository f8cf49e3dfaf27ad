-- A code from the mailbox of the register, which a ticket may need too. The letter holds it until it is sent.
alter table identity_ticket add column code_hash bytea;
alter table notice add column code text;
