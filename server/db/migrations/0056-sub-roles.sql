-- The staff's sub-roles; what each may do stands in the code.
alter table user_roles drop constraint user_roles_role_check;
alter table user_roles add constraint user_roles_role_check
  check (role in ('renter', 'host', 'admin', 'support', 'moderator', 'finance', 'content'));
