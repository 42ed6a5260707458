import type { TableKind } from '../../contract/table.schema.ts'

/** Columns of a buyer, in tables of customers and of orders. */
const people = {
  email:
    'email emailaddress mail customeremail billingemail emailbilling buyeremail contactemail mailadres emailadres emailadresse courriel correo',
  name: 'name fullname customer customername billingname buyer buyername contact naam klant klantnaam kunde kundenname nombrecompleto client nomclient',
  firstName:
    'firstname billingfirstname firstnamebilling customerfirstname voornaam vorname prenom nombre fname givenname',
  lastName:
    'lastname surname billinglastname lastnamebilling customerlastname achternaam nachname nom apellido apellidos lname familyname',
  phone:
    'phone phonenumber telephone tel mobile billingphone phonebilling customerphone telefoon telefoonnummer mobiel telefon telefonnummer handy telefono',
  company:
    'company companyname billingcompany organisation organization bedrijf bedrijfsnaam firma entreprise societe empresa',
  line1:
    'address address1 addressline1 street streetaddress billingaddress billingaddress1 billingstreet shippingaddress shippingaddress1 straat adres strasse anschrift adresse rue direccion indirizzo',
  line2: 'address2 addressline2 billingaddress2 shippingaddress2 addition toevoeging zusatz adresszusatz',
  city: 'city town billingcity shippingcity plaats woonplaats stad ort stadt ville ciudad citta',
  region: 'region state province county billingstate shippingstate provincie bundesland provincia',
  postalCode:
    'postalcode postcode zip zipcode billingpostcode billingzip billingpostalcode shippingzip shippingpostcode plz postleitzahl codepostal codigopostal cap',
  country: 'country countrycode billingcountry shippingcountry countryregion land pays pais paese',
  note: 'note notes customernote ordernote remarks notitie notities notiz notizen bemerkung',
  tags: 'tags tag labels groups group groep gruppe segment',
}

/** Columns of goods, in tables of products and in lists of stock. */
const goods = {
  price:
    'price regularprice currentprice unitprice sellprice salesprice priceexcl prijs verkoopprijs preis verkaufspreis prix precio prezzo preco pricetaxexcl pricetaxexcluded pricetaxincl priceinclvat variantprice',
  handle: 'handle slug urlkey url producturl urlhandle permalink link',
  sku: 'sku productcodesku productcode reference articlenumber itemnumber artikelnummer artnr code variantsku ref referencia bestelnummer',
  barcode: 'barcode ean ean13 gtin upc isbn streepjescode',
  compareAt:
    'compareatprice compareat retailprice msrp rrp oldprice listprice originalprice adviesprijs uvp prixbarre vanprijs',
  salePrice:
    'saleprice currentsaleprice specialprice discountprice discountedprice offerprice promoprice actieprijs aanbiedingsprijs angebotspreis sonderpreis aktionspreis prixpromo preciooferta prezzoscontato',
  cost: 'cost costprice costperitem purchaseprice inkoopprijs einkaufspreis wholesaleprice',
  stock:
    'stock quantity qty inventory stockonhand stocklevel currentstock currentstocklevel voorraad aantal bestand lagerbestand menge anzahl cantidad existencias quantite inventoryqty onhand',
  optionValues: 'optionvalues optionvalue option1value option2value option3value',
}

/** Column names of programs in several languages, by their field: lower-case letters and digits alone. */
export const columnWords: Record<TableKind, Readonly<Record<string, string>>> = {
  products: {
    ...goods,
    title:
      'title name productname producttitle product titel naam productnaam artikel artikelnaam artikelname bezeichnung nom titre nombre titulo nome itemname',
    group: 'parentsku parent productid groupid itemgroupid parentid productgroup stamnummer',
    description:
      'description body bodyhtml productdescription longdescription beschrijving omschrijving beschreibung descripcion descrizione details content text',
    weight: 'weight weightkg productweight gewicht gewichtkg poids peso',
    weightGrams: 'weightg weightgrams grams gram gramm variantgrams gewichtg',
    brand: 'brand vendor manufacturer merk marke marque marca fabrikant hersteller producer',
    categories:
      'category categories producttype type collection collections productcategory categorie categorieen kategorie kategorien categorias categoria',
    tags: 'tags tag facets keywords searchkeywords labels trefwoorden schlagworter etiquetas',
    images:
      'image images imageurl imageurls imagesrc picture pictures photo photos assets afbeelding afbeeldingen foto fotos bild bilder imagen imagenes baseimage additionalimages mainimage image1 image2 image3 image4 image5 image6 image7 image8 image9 image10 imagelink',
    option:
      'size color colour maat kleur farbe grosse groesse taille couleur talla material materiaal variant variante smaak',
    optionNames: 'optiongroups optionnames options optionname option1name option2name option3name',
    optionList: 'variation1values variation2values',
    visible:
      'visible published status active enabled productvisible zichtbaar actief sichtbar aktiv productonline actif',
    seoTitle: 'seotitle metatitle pagetitle',
    seoDescription: 'seodescription metadescription',
  },
  stock: {
    ...goods,
    sku: `${goods.sku} skucode skunumber`,
    stock: `${goods.stock} available availablequantity variantinventoryqty newstock nieuwevoorraad neuerbestand`,
    price: `${goods.price} newprice nieuweprijs neuerpreis`,
    title:
      'title name productname producttitle product variant titel naam productnaam artikel artikelnaam artikelname omschrijving bezeichnung nom titre nombre titulo',
    location: 'location warehouse store shop locatie magazijn filiaal winkel standort lager filiale entrepot almacen',
  },
  posts: {
    title: 'title name posttitle titel naam headline subject titre titulo',
    body: 'body content text html post postbody postcontent article inhoud bericht inhalt beitrag tekst contenu contenido',
    slug: 'slug handle permalink urlkey',
    oldAddress: 'url link address adres adresse posturl',
    date: 'date publisheddate publishedon publishedat publishdate published createdat created datum fecha pubdate',
    author: 'author auteur autor writer by autore',
    excerpt: 'excerpt summary intro samenvatting zusammenfassung description teaser resume',
    categories: 'category categories categorie kategorie rubriek rubrik topic',
    tags: 'tags tag labels keywords trefwoorden schlagworte',
    image: 'image imageurl coverimage featuredimage mainimage thumbnail afbeelding bild foto cover',
    visible: 'status state visible draft concept published',
  },
  redirects: {
    from: 'from redirectfrom oldurl old source oldaddress oldpath van oudeadres oudadres von alteadresse alteurl origin path short shorturl shortlink',
    to: 'to redirectto newurl new target destination newaddress newpath naar nieuwadres nieuwurl nach ziel neueadresse neueurl long longurl longlink',
  },
  audience: {
    email: 'email emailaddress mail subscriberemail mailadres emailadres emailadresse courriel correo',
    name: 'name fullname naam contact displayname',
    firstName: 'firstname voornaam vorname prenom nombre fname givenname',
    lastName: 'lastname surname achternaam nachname nom apellido lname familyname',
    status: 'status state subscribed emailstatus optin acceptsmarketing acceptsemailmarketing',
    since: 'since date subscribedat createdat optintime dateadded signupdate aangemeldop angemeldetam datum',
  },
  customers: {
    ...people,
    acceptsMarketing:
      'acceptsmarketing acceptsemailmarketing marketing marketingconsent newsletter newsletteroptin optin emailoptin nieuwsbrief emailmarketing',
    customerSince:
      'since createdat created registered dateregistered registeredat registrationdate signup customersince klantsinds kundeseit registriertam aangemaaktop',
  },
  orders: {
    ...people,
    number:
      'number ordernumber orderno orderid order ordernr orderref orderreference invoicenumber bestelnummer ordernummer bestellnummer auftragsnummer bestellung numerodecommande numeropedido pedido',
    date: 'date orderdate createdat created placedat orderedat purchasedate saledate datum besteldatum orderdatum bestelldatum datecommande fecha fechapedido data',
    total:
      'total ordertotal grandtotal totalamount amount totalprice totalpaid totaal totaalbedrag bedrag gesamt gesamtbetrag summe betrag montant montanttotal importe totale',
    currency: 'currency currencycode ordercurrency valuta wahrung devise moneda',
    orderStatus: 'status orderstatus state bestelstatus bestellstatus statut estado stato',
    paymentStatus: 'paymentstatus financialstatus paid betaalstatus betaald zahlungsstatus bezahlt',
    fulfilmentStatus:
      'fulfillmentstatus fulfilmentstatus shippingstatus shipmentstatus deliverystatus verzendstatus versandstatus lieferstatus',
    item: 'item items itemname product products productname producttitle lineitem lineitemname description artikel artikelnaam artikelname produkt produit producto',
    sku: 'sku itemsku productsku lineitemsku code productcode artikelnummer artnr articlenumber reference ref',
    quantity: 'quantity qty itemquantity lineitemquantity count aantal menge anzahl quantite cantidad quantita',
    price:
      'price unitprice itemprice lineitemprice itemcost prijs stukprijs preis einzelpreis stuckpreis prix precio prezzo',
    discount: 'discount discountamount totaldiscount discounttotal korting rabatt remise descuento sconto',
    discountCode: 'discountcode coupon couponcode promocode voucher kortingscode gutscheincode gutschein',
    shipping:
      'shipping shippingcost shippingcosts shippingtotal shippingamount shippingprice delivery postage verzendkosten versandkosten versand fraisdeport gastosdeenvio',
    shippingMethod: 'shippingmethod deliverymethod carrier verzendmethode bezorgwijze versandart lieferart',
    tax: 'tax taxes taxtotal taxamount totaltax vat vatamount btw btwbedrag mwst ust steuer tva iva',
    paymentMethod: 'paymentmethod payment paidby paymentgateway betaalmethode betaalwijze zahlungsart zahlungsmethode',
  },
}

/** Matches a currency at the end of a name, as in `price_eur`, `Price (CHF)` and `Prix €`. */
export const currencyAtEnd = /[\s_(-](EUR|USD|GBP|CHF|CAD|AUD|AED|SAR|SEK|NOK|DKK|PLN|CZK)\)?$|[€$£]$/i
