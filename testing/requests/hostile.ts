import fc from 'fast-check'

const long = 100_000
const words = (listed: string) => listed.trim().split(/\s+/)

/** Texts that have broken other programs. */
export const hostileTexts = [
  ...words(`
    $1 %_% <script>alert(1)</script> z̸͎̆a̷͇͝l̴̛̙g̶̱̈́o̶̫͌ ../../../etc/passwd
    ..%2f..%2fetc%2fpasswd %00 null undefined NaN true -1 0 1e400 9007199254740993 99999999
    123456789012345678901234567890 0000-01-01 9999-12-31 2021-02-29
    00000000-0000-0000-0000-000000000000 a@b É@example.com __proto__ constructor toString
    hasOwnProperty
  `),
  '',
  ' ',
  '\0',
  'avant\0après',
  "' OR '1'='1",
  "'; DROP TABLE clients; --",
  "1' UNION SELECT password_hash FROM clients --",
  '{{7*7}} ${7*7} <%= 7*7 %>',
  '"><img src=x onerror=alert(1)>',
  'x'.repeat(long),
  'é'.repeat(513),
  '\ud800',
  'seul \udc00 demi',
  '\u202Etxt.exe',
  'شاي أخضر',
  '👩‍🌾'.repeat(30),
  '\uFEFFx',
  '\r\nSet-Cookie: a=b',
  '\r\nBcc: all@example.com\r\n\r\n',
  'a@b\r\nBcc: c@d',
  '"a b"@example.com',
  `${'a'.repeat(250)}@b.fr`,
]

/** JSON values of the wrong type for a field, as text. */
export const hostileJson = [
  ...words(`
    null true false 0 -0 -1 12.5 1e400 -1e308 9007199254740993 2147483648 99999999 [] {} [null]
    [["x"]] {"$ne":null} {"toString":"x"} {"constructor":{"prototype":{"id":1}}}
  `),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '"\\ud800"',
  '"\\u0000"',
]

/** Whole bodies that are no object of fields, or no JSON. */
export const hostileBodies = [
  ...words(`
    null true 12 "texte" [] [{}] {} { {"a": {"a":1,} {"a":NaN} {}{} a=1&b=2
    {"__proto__":{"id":1}} {"constructor":{"prototype":{"id":1}}} {"__proto__":null}
  `),
  '',
  ' ',
  "{'a':1}",
  '{"a":"\u0001"}',
  '{"a":"\\x"}',
  '\uFEFF{}',
  '<?xml version="1.0"?><a/>',
  '['.repeat(long),
  `${'['.repeat(long)}${']'.repeat(long)}`,
  `${'{"a":'.repeat(long / 10)}1${'}'.repeat(long / 10)}`,
  `{"a":"${'x'.repeat(long)}"}`,
  `{${Array.from({ length: 5000 }, (_, index) => `"k${index}":${index}`).join(',')}}`,
]

export const contentTypes = [
  ...words(`
    text/plain text/html application/x-www-form-urlencoded multipart/form-data application/xml
    application/octet-stream application/jsonx application/problem+json application/* json ;
  `),
  'multipart/form-data; boundary=x',
  'x'.repeat(1000),
  `application/json${' '.repeat(10_000)}x`,
  `application/json;${'a=b;'.repeat(2500)}`,
  `application/json;${'\t;'.repeat(5000)}`,
]

/** Encoded, even if it is no Unicode. */
export const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString())

/** Hostile identifiers in a path, already encoded. */
export const hostileSegments = [
  ...words(`
    %00 a%00b % %2 %zz %ff %c0%af ..%2f ..%2f..%2fetc%2fpasswd %2e%2e%2f ..%5c ..%252f %20
    %0d%0aSet-Cookie:a=b %EF%BB%BF %F0%9F%8D%B5 %E2%80%AE a;b=c -1 1e3 99999999 2147483648
    __proto__ constructor * :id
  `),
  "'",
  "1'%20OR%20'1'='1",
  'x'.repeat(65),
  ...hostileTexts.map((text) => encoded(text.slice(0, 80))),
]

export const hostileQueries = [
  ...words(`
    filter=ASC filter=asc&filter=desc filter[]=asc filter[$ne]=asc filter= filter=%00 filter=%
    filter=%ff filter=asc&page=0 page=-1 page=1.5 page=1e3 page=999999 page=99999999999
    page=1&page=2 per_page=0 per_page=101 per_page=100&page=999999
    client_id=OWN_CLIENT&client_id=OTHER_CLIENT client_id=OTHER_CLIENT client_id= client_id
    client_id=%00 __proto__=1&constructor=2&toString=3 __proto__[filter]=desc = &&& ? %
  `),
  "filter=asc'--",
  'page= 1',
  `client_id=${'x'.repeat(5000)}`,
  Array.from({ length: 1000 }, (_, index) => `k${index}=1`).join('&'),
]

export const wrongTokens = [
  ...['Bearer DEAD_TOKEN', 'Bearer UNSIGNED_TOKEN', 'Bearer OWN_TOKENx', 'Bearer  ', 'Bearer'],
  ...['OWN_TOKEN', 'Basic OWN_TOKEN', 'Bearer a.b.c', 'Bearer null', "Bearer ' OR 1=1 --"],
  `Bearer ${'x'.repeat(10_000)}`,
  `Bearer ${' '.repeat(10_000)}x`,
  `Bearer ${'a.'.repeat(5_000)}`,
]

/** Just below what Node refuses. */
const maxLength = 12_000
const units = ['\t', ' ', '; ', ...', ; a, a/b, ;q=0 " W/"a", 0-, 1. : %'.split(' ')]

/** Headers that take long to read for a parser that is slower than linear in their length. */
export const longHeaders = words(`
  accept accept-encoding accept-language if-none-match range cookie x-forwarded-for forwarded
`).flatMap((name) => units.map((unit) => ({ [name]: `a${unit.repeat(maxLength / unit.length)}a` })))

const tags = ['*', '"x"', 'W/"x"', '"x", "y"', 'x', '', '"', '"x",'.repeat(2000)]
const dates = ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', 'x', '-1', '']
const ranges = words('0- 0-0 99999999- -0 -99999999 5-2 a-b 0-0,2-3 0-1,9999999-')
const conditions = Object.entries({
  range: ['', '0-0,'.repeat(2000), ...ranges].map((range) => `bytes=${range}`).concat('lines=0-1'),
  'if-match': tags,
  'if-none-match': tags,
  'if-range': [...tags, ...dates],
  'if-modified-since': dates,
  'if-unmodified-since': dates,
}).flatMap(([name, values]) => values.map((value) => ({ [name]: value })))

/** One or two conditions, of kinds that browsers, caches or downloads send, and of other kinds. */
export const conditionalHeaders = fc
  .array(fc.constantFrom(...conditions), { minLength: 1, maxLength: 2 })
  .map((headers) => Object.assign({}, ...headers) as Record<string, string>)
