-- The pictures that 0141 has found came in one moment of microseconds; a cursor holds milliseconds and would pass over them.
update media set added_at = date_trunc('milliseconds', added_at);
