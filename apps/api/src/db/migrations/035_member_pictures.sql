-- Whether a file is a member's picture is asked each time a file is served.
create index member_picture on member (picture_file) where picture_file is not null;
