export const spaceFields = {
  "address": {
    "label": "wizard:location.address",
    "min": 5,
    "max": 150
  },
  "city": {
    "label": "wizard:location.city",
    "min": 2,
    "max": 80
  },
  "postalCode": {
    "label": "wizard:location.postalCode",
    "min": 5,
    "max": 5
  },
  "isPinConfirmed": {
    "label": "wizard:location.confirmPin"
  },
  "floor": {
    "label": "wizard:location.floor",
    "min": 0,
    "max": 40
  },
  "door": {
    "label": "wizard:location.door",
    "min": 0,
    "max": 40
  },
  "type": {
    "label": "wizard:details.type"
  },
  "title": {
    "label": "wizard:details.name",
    "min": 10,
    "max": 60
  },
  "description": {
    "label": "wizard:details.description",
    "min": 50,
    "max": 2000
  },
  "sizeM2": {
    "label": "wizard:details.area",
    "unit": "m²",
    "min": 0.5,
    "max": 5000
  },
  "lengthM": {
    "label": "wizard:details.length",
    "unit": "m",
    "min": 0.5,
    "max": 100
  },
  "widthM": {
    "label": "wizard:details.width",
    "unit": "m",
    "min": 0.5,
    "max": 100
  },
  "heightM": {
    "label": "wizard:details.height",
    "unit": "m",
    "min": 0.5,
    "max": 15
  },
  "doorWidthM": {
    "label": "wizard:details.doorWidth",
    "unit": "m",
    "min": 0.3,
    "max": 10
  },
  "doorHeightM": {
    "label": "wizard:details.doorHeight",
    "unit": "m",
    "min": 0.3,
    "max": 10
  },
  "features": {
    "label": "wizard:details.features"
  },
  "hasElectricMeter": {
    "label": "domain:hasElectricMeter"
  },
  "humidity": {
    "label": "wizard:details.humidity"
  },
  "allowedGoods": {
    "label": "wizard:details.goods"
  },
  "priceMonthCents": {
    "label": "wizard:pricing.price",
    "min": 1000,
    "max": 300000,
    "isWhole": true
  },
  "minDays": {
    "label": "wizard:pricing.days",
    "min": 1,
    "max": 365,
    "isWhole": true,
    "empty": 30
  },
  "discount90Percent": {
    "label": "wizard:pricing.discount90Percent",
    "unit": "%",
    "min": 0,
    "max": 30,
    "isWhole": true,
    "empty": 0
  },
  "discount180Percent": {
    "label": "wizard:pricing.discount180Percent",
    "unit": "%",
    "min": 0,
    "max": 30,
    "isWhole": true,
    "empty": 0
  },
  "discount365Percent": {
    "label": "wizard:pricing.discount365Percent",
    "unit": "%",
    "min": 0,
    "max": 30,
    "isWhole": true,
    "empty": 0
  },
  "deposit": {
    "label": "wizard:pricing.deposit",
    "empty": 0
  },
  "cancellationPolicy": {
    "label": "wizard:pricing.policy"
  },
  "isTrader": {
    "label": "wizard:pricing.trader"
  },
  "taxProfile": {
    "label": "wizard:pricing.taxProfile"
  },
  "nif": {
    "label": "wizard:pricing.nif",
    "min": 0,
    "max": 16
  },
  "accessMode": {
    "label": "wizard:access.mode"
  },
  "accessHours": {
    "label": "wizard:access.hours"
  },
  "visitNoticeHours": {
    "label": "wizard:access.notice",
    "unit": "h",
    "min": 1,
    "max": 72,
    "isWhole": true
  },
  "visitsPerMonth": {
    "label": "wizard:access.visitsNumber",
    "min": 1,
    "max": 31,
    "isWhole": true
  },
  "accessInstructions": {
    "label": "wizard:access.howToEnter",
    "min": 20,
    "max": 1000
  },
  "keysLent": {
    "label": "wizard:access.keys",
    "min": 0,
    "max": 10,
    "isWhole": true,
    "empty": 0
  },
  "isInstantBook": {
    "label": "domain:instantBook"
  },
  "availableFrom": {
    "label": "wizard:review.availableFrom"
  },
  "declarations": {
    "label": "wizard:review.declarations"
  }
} as const;
