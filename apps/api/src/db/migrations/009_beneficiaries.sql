-- Who receives what a member leaves. Percentages are null where the books name none.
create table beneficiary (
  membership_no text not null references member,
  order_no      integer not null,
  name          text not null,
  relation      text,
  percent       numeric(7, 4) check (percent between 0 and 100),
  condition     text,
  recorded_on   date,
  primary key (membership_no, order_no)
);
