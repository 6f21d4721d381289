-- Indexes that are too large to be built while their table waits. They are built after the migrations, beside everything that
-- goes on, wherever pg_trgm can be had (platform/database/large-indexes.ts); the product works without them. One a line. What is
-- written goes into the index at once, as few rows are written and every search would read a list of the latest.
create index profiles_words_idx on public.profiles using gin (lower(email || E'\n' || coalesce(full_name, '')) gin_trgm_ops) with (fastupdate = off);
create index service_requests_words_idx on public.service_requests using gin (lower(service_name || E'\n' || contact_email) gin_trgm_ops) with (fastupdate = off);
create index contact_messages_words_idx on public.contact_messages using gin (lower(title || E'\n' || name || E'\n' || email || E'\n' || message) gin_trgm_ops) with (fastupdate = off);
