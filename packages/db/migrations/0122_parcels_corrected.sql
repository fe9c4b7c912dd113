-- A carrier or a number that was typed wrong is corrected while the parcel is on its way; the order's history says when and by whom.
grant update (carrier, invoice_no) on shipment to mall_app;
