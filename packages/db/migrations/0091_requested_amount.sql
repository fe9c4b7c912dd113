-- What the service was requested to make of a receipt; null once it has responded.
alter table cash_receipt rename column asked_amount to requested_amount;
