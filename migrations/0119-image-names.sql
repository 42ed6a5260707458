-- One word for images: the columns that still said pictures. The card of a page is what the worker draws for social networks.
alter table documents rename column social_picture to social_card;
alter table gallery_copies rename column pictures to images;
alter table gallery_copies rename column pictures_done to images_done;
