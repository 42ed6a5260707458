/** A WordPress export whose only page is /molen. */
export const exportOfOnePage = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>Oude site</title><link>https://old.example</link><language>nl-NL</language><wp:wxr_version>1.2</wp:wxr_version>
<item><title>Over de molen</title><link>https://old.example/molen/</link><content:encoded><![CDATA[<p>De molen draait weer.</p>]]></content:encoded>
<wp:post_id>7</wp:post_id><wp:post_date>2024-03-02 10:00:00</wp:post_date><wp:post_name>molen</wp:post_name><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
</channel></rss>`
