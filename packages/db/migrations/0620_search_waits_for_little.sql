-- What is written to the words' index waits in a list that every search reads through. It may hold 64 kB instead of the server's usual 4 MB,
-- with which each search took 9 ms longer after three thousand changes of listings, until the next vacuum (docs/decisions/0073).
-- breaks: nothing; the index finds what it found.
alter index listing_search_words set (gin_pending_list_limit = 64);
select gin_clean_pending_list('listing_search_words');
