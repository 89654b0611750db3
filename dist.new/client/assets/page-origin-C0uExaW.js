import{t as e}from"./react-RSphtd4.js";import{r as t}from"./theme-DdjmJin.js";import{ht as n}from"./cards-DYGk3rI.js";import{G as r,W as i,ht as a,tt as o,v as s}from"./libraries-BkXRaCw.js";import{t as ee}from"./grid-70ggt0C.js";import{a as c,i as l}from"./CodeText-BsqLCtO.js";var u=58;function d(e,t=``,n=0){let r=f(e);if(typeof e!=`object`||!e||t.length+n+r.length<=u)return r;let i=`${t}  `,[a,o]=Array.isArray(e)?[`[`,`]`]:[`{`,`}`];return`${a}\n${(Array.isArray(e)?e.map(e=>d(e,i)):Object.entries(e).map(([e,t])=>`"${e}": ${d(t,i,e.length+4)}`)).map(e=>i+e).join(`,
`)}\n${t}${o}`}function f(e){if(Array.isArray(e))return`[${e.map(f).join(`, `)}]`;if(typeof e!=`object`||!e)return JSON.stringify(e);let t=Object.entries(e).map(([e,t])=>`"${e}": ${f(t)}`);return t.length===0?`{}`:`{ ${t.join(`, `)} }`}var p=e();function m({changes:e,isNarrow:t=!1}){let{t:i}=o(`apiDocs`),a=n();return(0,p.jsx)(r.ul,{listStyleType:`none`,layerStyle:`panel`,paddingInline:{base:`4`,md:`6`},children:e.map(({date:e,kind:n,text:o})=>(0,p.jsxs)(ee,{as:`li`,templateColumns:{base:`minmax(0, 1fr)`,md:t?void 0:`16rem minmax(0, 1fr)`},columnGap:`6`,rowGap:`1`,paddingBlock:`3`,_notFirst:{borderTopWidth:`1px`,borderColor:`hairline`},children:[(0,p.jsxs)(s,{gap:`3`,align:`baseline`,textStyle:`sm`,color:`fg.muted`,children:[a.day(e),(0,p.jsx)(r.span,{bg:`bg.muted`,color:`fg`,borderRadius:`8px`,paddingInline:`2`,paddingBlock:`0.5`,textStyle:`xs`,children:i(`changes.kinds.${n}`)})]}),(0,p.jsx)(`p`,{children:o})]},o))})}var h=[[`bucket`,1e3,2e3,4e3],[`restored`,10,50,100],[`perCall`,500,1e3,2e3],[`nodes`,2e3,5e3,1e4],[`first`,50,50,50]];function g(){let{t:e}=o(`apiDocs`),t=n();return(0,p.jsx)(i,{role:`region`,"aria-label":e(`limits.points`),tabIndex:0,overflowX:`auto`,layerStyle:`panel`,padding:{base:`4`,md:`6`},children:(0,p.jsxs)(r.table,{width:`full`,fontVariantNumeric:`tabular-nums`,css:{"& th, & td":{paddingBlock:`8px`,paddingInlineStart:`12px`,textAlign:`end`},"& th:first-of-type":{paddingInlineStart:`0`,textAlign:`start`,fontWeight:`400`}},children:[(0,p.jsx)(r.thead,{textStyle:`sm`,color:`fg.muted`,children:(0,p.jsxs)(`tr`,{children:[(0,p.jsx)(`th`,{scope:`col`,children:e(`limits.points`)}),(0,p.jsx)(`th`,{scope:`col`,children:e(`limits.anonymous`)}),(0,p.jsx)(`th`,{scope:`col`,children:e(`limits.person`)}),(0,p.jsx)(`th`,{scope:`col`,children:e(`limits.key`)})]})}),(0,p.jsx)(`tbody`,{children:h.map(([n,...i])=>(0,p.jsxs)(r.tr,{borderTopWidth:`1px`,borderColor:`hairline`,children:[(0,p.jsx)(`th`,{scope:`row`,children:e(`limits.${n}`)}),i.map((e,n)=>(0,p.jsx)(`td`,{children:t.number(e)},n))]},n))})]})})}var _=`mutation ($input: PrepareBookingInput!) { prepareBooking(input: $input) { checkoutUrl booking { id status holdExpiresAt } } }`,v={curl:({origin:e})=>`CLIENT=app_…
BACK=https://your.example/back
VERIFIER=$(openssl rand -hex 32)
CHALLENGE=$(printf %s "$VERIFIER" | openssl dgst -sha256 -binary |
  openssl base64 -A | tr '+/' '-_' | tr -d '=')
ADDRESS="${e}/oauth/authorize?response_type=code&state=xyz"
ADDRESS="$ADDRESS&client_id=$CLIENT&redirect_uri=$BACK&scope=bookings:write"
ADDRESS="$ADDRESS&code_challenge=$CHALLENGE&code_challenge_method=S256"
echo "$ADDRESS"`,typescript:({origin:e})=>`import { createHash, randomBytes } from 'node:crypto';

const client_id = 'app_…';
const redirect_uri = 'https://your.example/back';
const code_verifier = randomBytes(32).toString('base64url');
const address = new URL('${e}/oauth/authorize');
address.search = new URLSearchParams({
  response_type: 'code',
  state: 'xyz',
  client_id,
  redirect_uri,
  scope: 'bookings:write',
  code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
  code_challenge_method: 'S256',
}).toString();
console.log(address.href);`},y={curl:({origin:e})=>`CODE="hc_test_…"
TOKENS=$(curl -s ${e}/oauth/token \\
  -d grant_type=authorization_code -d code="$CODE" \\
  -d redirect_uri="$BACK" -d client_id="$CLIENT" \\
  -d code_verifier="$VERIFIER")
TOKEN=$(echo "$TOKENS" | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`,typescript:({origin:e})=>`const code = 'hc_test_…';
const grant_type = 'authorization_code';
const answer = await fetch('${e}/oauth/token', {
  method: 'POST',
  body: new URLSearchParams({ grant_type, code, redirect_uri, client_id, code_verifier }),
});
const tokens = await answer.json();
// From here on \`call\` acts for the person.
env.HUECO_KEY = tokens.access_token;`},b={curl:({origin:e,spaceId:t,from:n,to:r})=>`curl ${e}/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  --json '{
    "query": "${_}",
    "variables": { "input": { "spaceId": "${t}",
      "from": "${n}", "to": "${r}", "externalId": "order-4711" } }
  }'`,typescript:({spaceId:e,from:t,to:n})=>`const { prepareBooking } = await call(
  \`mutation ($input: PrepareBookingInput!) {
    prepareBooking(input: $input) {
      checkoutUrl
      booking { id status holdExpiresAt }
    } }\`,
  { input: { spaceId: '${e}',
    from: '${t}', to: '${n}', externalId: 'order-4711' } },
);
console.log(prepareBooking.checkoutUrl);`},x={curl:({origin:e})=>`curl -G ${e}/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  --data-urlencode 'query={
    myBookings(mode: RENTER, filter: { externalId: "order-4711" }) {
      edges { node { id status externalId } }
    } }'`,typescript:()=>`console.log(await call(
  \`{ myBookings(mode: RENTER, filter: { externalId: "order-4711" }) {
    edges { node { id status externalId } }
  } }\`,
));`},S=`mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret webhookEndpoint { id } } }`,C=`mutation ($input: SendTestEventInput!) { sendTestEvent(input: $input) { webhookDelivery { id } } }`,te={curl:({origin:e})=>`ADDED=$(${l(e,S,`{ "input": { "url": "https://your.example/hueco",
      "events": ["BOOKING_REQUESTED", "BOOKING_CONFIRMED"] } }`)})
WEBHOOK_ID=$(echo "$ADDED" | sed 's/.*"id":"\\([^"]*\\)".*/\\1/')
echo "$ADDED"`,typescript:()=>`const { createWebhookEndpoint } = await call(
  \`${S}\`,
  { input: { url: 'https://your.example/hueco',
    events: ['BOOKING_REQUESTED', 'BOOKING_CONFIRMED'] } },
);
const { secret, webhookEndpoint } = createWebhookEndpoint;`},ne={typescript:()=>`import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(secret);
// Throws when the signature is wrong or older than five minutes.
const readEvent = (body: string, headers: Record<string, string>) =>
  webhook.verify(body, headers) as { type: string; sequence: number; data: object };`},w={curl:({origin:e})=>l(e,C,`{ "input": { "webhookEndpointId": "'$WEBHOOK_ID'",
      "event": "BOOKING_REQUESTED" } }`),typescript:()=>`console.log(await call(
  \`${C}\`,
  { input: { webhookEndpointId: webhookEndpoint.id, event: 'BOOKING_REQUESTED' } },
));`},T=`query ($id: ID!) {
    webhookDeliveries(webhookEndpointId: $id, first: 10) {
      edges { node { messageId sequence state attempts { status } } }
    } }`,E={curl:({origin:e})=>c(e,T,`{ "id": "'$WEBHOOK_ID'" }`),typescript:()=>`console.log(await call(
  \`${T}\`,
  { id: webhookEndpoint.id },
));`},D=`mutation ($input: CreateSpaceInput!) { createSpace(input: $input) { space { id draftProblems { path code } } } }`,O=`mutation ($input: UpdateSpaceInput!) { updateSpace(input: $input) { space { id status } } }`,k=`mutation ($input: BlockDaysInput!) { blockDays(input: $input) { blocks { id from to } } }`,A=`{
  "type": "STORAGE", "title": "Box 7 del centro Alba", "sizeM2": 6,
  "description": "Box seco y limpio en la planta baja, con muelle de carga.",
  "address": "Calle de Fuencarral 110", "postalCode": "28010", "city": "Madrid",
  "lat": 40.4299, "lng": -3.7021,
  "humidity": "NONE", "allowedGoods": ["BOXES", "FURNITURE"],
  "priceMonthCents": 7000, "minDays": 30, "cancellationPolicy": "FLEXIBLE",
  "isTrader": false, "taxProfile": "PARTICULAR", "accessMode": "AUTONOMOUS",
  "accessHours": [{ "weekday": 1, "fromMinute": 480, "toMinute": 1200 }],
  "accessInstructions": "Recibes el código de la puerta el primer día.",
  "declarations": ["OWNER_OR_AUTHORISED", "COMMUNITY_ALLOWS", "NO_DWELLING",
    "BUILDING_INSURANCE_TOLD", "DATA_TRUE"]
}`,j={curl:({origin:e})=>`DRAFT='${A}'
SPACE_ID=$(curl -s ${e}/graphql \\
  -H "Authorization: Bearer $HUECO_KEY" \\
  --json '{
    "query": "${D}",
    "variables": { "input": { "draft": '"$DRAFT"', "clientKey": "box-7" } }
  }' | sed 's/.*"id":"\\(spc_[^"]*\\)".*/\\1/')
echo "$SPACE_ID"`,typescript:()=>`const draft = ${A};
const { createSpace } = await call(
  \`${D}\`,
  { input: { draft, clientKey: 'box-7' } },
);
const spaceId = createSpace.space.id;
console.log(createSpace.space.draftProblems);`},M={curl:({origin:e})=>`for photo in front.jpg door.jpg inside.jpg; do
  curl "${e}/uploads/space-photos?spaceId=$SPACE_ID" \\
    -H "Authorization: Bearer $HUECO_KEY" -F file=@$photo
done`,typescript:({origin:e})=>`import { openAsBlob } from 'node:fs';

for (const name of ['front.jpg', 'door.jpg', 'inside.jpg']) {
  const body = new FormData();
  body.set('file', await openAsBlob(name, { type: 'image/jpeg' }), name);
  await fetch(\`${e}/uploads/space-photos?spaceId=\${spaceId}\`, {
    method: 'POST',
    headers: { Authorization: \`Bearer \${env.HUECO_KEY}\` },
    body,
  });
}`},N={curl:({origin:e})=>l(e,O,`{ "input": { "spaceId": "'$SPACE_ID'", "publish": true } }`),typescript:()=>`console.log(await call(
  \`${O}\`,
  { input: { spaceId, publish: true } },
));`},P={curl:({origin:e,from:t,to:n})=>l(e,k,`{ "input": { "spaceIds": ["'$SPACE_ID'"],
      "from": "${t}", "to": "${n}", "reason": "OWN_USE" } }`),typescript:({from:e,to:t})=>`console.log(await call(
  \`${k}\`,
  { input: { spaceIds: [spaceId],
    from: '${e}', to: '${t}', reason: 'OWN_USE' } },
));`},F=`{
    myBookings(mode: HOST, filter: { status: [REQUESTED] }) {
      edges { node { id reference from to hostNet { amountCents } availableActions } }
    } }`,I={curl:({origin:e})=>c(e,F),typescript:()=>`console.log(await call(\`${F}\`));`},L=`query ($filter: SpaceFilter!, $after: String) {
    searchSpaces(filter: $filter, sort: PRICE, first: 5, after: $after) {
      totalCount
      edges { node { id title priceAllIn { amountCents } coverPhoto { url alt } } }
      pageInfo { hasNextPage endCursor }
    } }`,R={curl:({origin:e,from:t,to:n})=>c(e,L,`{ "filter": { "city": "Madrid", "from": "${t}", "to": "${n}" } }`),typescript:({from:e,to:t})=>`const FIND = \`${L}\`;
const filter = { city: 'Madrid', from: '${e}', to: '${t}' };
let { searchSpaces } = await call(FIND, { filter });
console.log(searchSpaces.totalCount, searchSpaces.edges[0].node);`},z={curl:({origin:e})=>`AFTER=$(curl -sG ${e}/graphql \\
  -H "Authorization: Bearer $HUECO_KEY" \\
  --data-urlencode 'query={ searchSpaces(first: 5) { pageInfo { endCursor } } }' |
  sed 's/.*"endCursor":"\\([^"]*\\)".*/\\1/')
curl -G ${e}/graphql \\
  -H "Authorization: Bearer $HUECO_KEY" \\
  --data-urlencode "query={
    searchSpaces(first: 5, after: \\"$AFTER\\") { edges { node { title } } } }"`,typescript:()=>`const found = [...searchSpaces.edges];
while (searchSpaces.pageInfo.hasNextPage && found.length < 20) {
  const after = searchSpaces.pageInfo.endCursor;
  ({ searchSpaces } = await call(FIND, { filter, after }));
  found.push(...searchSpaces.edges);
}
console.log(found.length);`},B=`query ($id: ID!, $from: LocalDate!, $to: LocalDate!) {
    space(id: $id) {
      title description sizeM2 district
      photos { url alt width height }
      rating { average count }
      busy(from: $from, to: $to) { from to }
    } }`,V={curl:({origin:e,spaceId:t,from:n,to:r})=>c(e,B,`{ "id": "${t}", "from": "${n}", "to": "${r}" }`),typescript:({spaceId:e,from:t,to:n})=>`console.log(await call(
  \`${B}\`,
  { id: '${e}', from: '${t}', to: '${n}' },
));`},H=`query ($input: PriceQuoteInput!) {
    priceQuote(input: $input) {
      isAvailable
      total { amountCents }
      firstCharge { amountCents }
    } }`,U={curl:({origin:e,spaceId:t,from:n,to:r})=>c(e,H,`{ "input": { "spaceId": "${t}", "from": "${n}", "to": "${r}" } }`),typescript:({spaceId:e,from:t,to:n})=>`console.log(await call(
  \`${H}\`,
  { input: { spaceId: '${e}', from: '${t}', to: '${n}' } },
));`},re=e=>`import { env } from 'node:process';

const call = async (query: string, variables = {}) => {
  const response = await fetch('${e}/graphql', {
    method: 'POST',
    headers: {
      Authorization: \`Bearer \${env.HUECO_KEY}\`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};`,W={curl:()=>`export HUECO_KEY='hk_test_…'`},G={curl:({origin:e})=>c(e,`query ($postalCode: String!) {
    searchSpaces(first: 2, filter: { postalCode: $postalCode }) {
      totalCount
      edges { node { id title priceAllIn { amountCents currency } } }
    } }`,`{ "postalCode": "28012" }`),typescript:({origin:e})=>`${re(e)}

console.log(await call(
  \`query ($postalCode: String!) {
    searchSpaces(first: 2, filter: { postalCode: $postalCode }) {
      totalCount
      edges { node { id title priceAllIn { amountCents currency } } }
    } }\`,
  { postalCode: '28012' },
));`},K={answer:`{ "errors": [{
  "message": "One or more fields are wrong: see extensions.fields.",
  "extensions": {
    "code": "VALIDATION_FAILED",
    "fields": [{ "path": "filter.to", "code": "DATES_REVERSED" }],
    "requestId": "4f1c2f0e-…" } }] }`},q={curl:({origin:e})=>c(e,`{ mySpaces(first: 5) { totalCount edges { node { id title status } } } }`),typescript:()=>`console.log(await call(
  '{ mySpaces(first: 5) { totalCount edges { node { id title status } } } }',
));`},J={answer:`{ "errors": [{
  "extensions": {
    "code": "SCOPE_MISSING",
    "params": { "scope": "messages" } } }] }`},Y={curl:({origin:e})=>`KEY=$(openssl rand -hex 16)
for attempt in 1 2; do
${l(e,`mutation ($input: CreateSpaceInput!) { createSpace(input: $input) { space { id status } } }`,`{ "input": { "draft": { "type": "STORAGE", "title": "Box 7" } } }`).replace(`  --json`,`  -H "Idempotency-Key: $KEY" \\
  --json`).replace(/^/gm,`  `)}
done`,typescript:({origin:e})=>`import { randomUUID } from 'node:crypto';

const request = {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${env.HUECO_KEY}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  },
  body: JSON.stringify({
    query: \`mutation ($input: CreateSpaceInput!) {
      createSpace(input: $input) { space { id status } } }\`,
    variables: { input: { draft: { type: 'STORAGE', title: 'Box 7' } } },
  }),
};
await fetch('${e}/graphql', request);
const again = await fetch('${e}/graphql', request);
console.log(again.headers.get('Idempotent-Replayed'), await again.json());`},X={curl:({origin:e})=>`curl -sG ${e}/graphql -D - -o /dev/null \\
  -H "Authorization: Bearer $HUECO_KEY" \\
  --data-urlencode 'query={ cities { name } }' | grep -i ratelimit`,typescript:({origin:e})=>`const response = await fetch(
  '${e}/graphql?query={cities{name}}',
  { headers: { Authorization: \`Bearer \${env.HUECO_KEY}\` } },
);
console.log(response.headers.get('RateLimit'));
console.log((await response.json()).extensions.cost);`},ie={curl:({origin:e})=>`# On 429, curl waits as long as Retry-After says.
curl -G --retry 5 ${e}/graphql \\
  -H "Authorization: Bearer $HUECO_KEY" \\
  --data-urlencode 'query={ cities { name } }'`,typescript:()=>`const patiently = async (address: string, options: RequestInit): Promise<Response> => {
  const response = await fetch(address, options);
  if (response.status !== 429) return response;
  const seconds = Number(response.headers.get('Retry-After'));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return patiently(address, options);
};`},ae={curl:({origin:e})=>`curl -O ${e}/schema.graphql
curl -O ${e}/schema.d.ts`},Z=`{
    searchSpaces(first: 2, filter: { postalCode: "28012" }) {
      totalCount
      edges { node { id title priceAllIn { amountCents } } }
    } }`,oe={curl:({origin:e})=>`curl -G ${e}/graphql \\
  --data-urlencode 'query=${Z}'`,typescript:({origin:e})=>`const query = \`${Z}\`;
const address = '${e}/graphql?query=' + encodeURIComponent(query);
console.log(await (await fetch(address)).json());`},Q={"first-call":[{name:`makeKey`,example:W,isInConsole:!0},{name:`firstCall`,example:G},{name:`readAnswer`},{name:`failure`,example:K}],keys:[{name:`sendKey`,example:q},{name:`missingScope`,example:J},{name:`rotate`,isInConsole:!0}],errors:[{name:`readError`,example:K},{name:`repeat`,example:Y}],limits:[{name:`readLimits`,example:X},{name:`wait`,example:ie}],search:[{name:`find`,example:R},{name:`nextPage`,example:z},{name:`show`,example:V},{name:`quote`,example:U}],book:[{name:`registerApp`,isInConsole:!0},{name:`authorize`,example:v},{name:`exchange`,example:y},{name:`prepare`,example:b},{name:`follow`,example:x}],host:[{name:`create`,example:j},{name:`upload`,example:M},{name:`publish`,example:N},{name:`block`,example:P},{name:`requests`,example:I}],events:[{name:`addWebhook`,example:te},{name:`verify`,example:ne},{name:`tryWebhook`,example:w},{name:`readLog`,example:E}],changes:[{name:`types`,example:ae}]},$=Object.keys(Q),se=e=>e!==void 0&&e in Q,ce=e=>Q[e],le=e=>`/developers/guides/${e}`,ue={search:8,book:12,host:15,events:10},de=t({read:()=>location.origin,source:()=>null,events:[],assumed:()=>`https://hueco.example`}),fe=()=>a(de);export{se as a,g as c,le as i,m as l,$ as n,ce as o,ue as r,oe as s,fe as t,d as u};