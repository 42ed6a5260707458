-- Cards for social networks are drawn when somebody first asks for them: nothing draws them ahead any more.
delete from outbox where kind = 'pages.social_pictures';
