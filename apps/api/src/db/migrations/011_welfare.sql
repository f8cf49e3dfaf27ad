create table welfare_request (
  membership_no  text not null references member,
  requestment_no text not null,
  welfare_type   text not null,
  welfare_name   text not null,
  operate_date   date not null,
  amount         numeric(15, 2) not null,
  approve_status text not null check (approve_status in ('0', '1', '2')),
  approve_date   date,
  paid_status    text not null default '0' check (paid_status in ('0', '1')),
  paid_date      date,
  detail         text,
  primary key (membership_no, requestment_no)
);
