/** A delivery status notification (RFC 3464) that returns an email. */
export const bounce = (returned: string, status = '5.1.1', action = 'failed'): string => `From: MAILER-DAEMON@mx.example
To: post@molen.example
Subject: Undelivered Mail
Message-ID: <0123456789abcdef01234567@mx.example>
Content-Type: multipart/report; report-type=delivery-status;
 boundary="sep"

--sep
Content-Type: text/plain

I'm sorry to have to inform you.
--sep
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; noor@example.com
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 no such user
--sep
Content-Type: message/rfc822

${returned}

Hello
--sep--
`

/** A feedback report (RFC 5965) about an email. */
export const complaint = (returned: string, type = 'abuse'): string => `From: feedback@provider.example
Subject: FW: News
Content-Type: multipart/report; report-type=feedback-report; boundary=fbl

--fbl
Content-Type: text/plain

This is an email abuse report.
--fbl
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
--fbl
Content-Type: text/rfc822-headers

${returned}
--fbl--
`
