-- Posts as everyone reads them, with personal numbers masked, so that reading costs no work. Empty in rows of an older
-- release: the server fills them in when it starts.
alter table board_topic add masked_title text, add masked_body text, add masked_name text;
alter table board_answer add masked_body text, add masked_name text;
alter table demand add masked_title text, add masked_body text;

create index board_topic_unmasked on board_topic (topic_id) where masked_body is null;
create index board_answer_unmasked on board_answer (answer_id) where masked_body is null;
create index demand_unmasked on demand (demand_id) where masked_body is null;
